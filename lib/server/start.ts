import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { announcement } from './announcement';
import { closeDatabase, getDatabase } from './db/client';
import { env, type Settings, SettingsError } from './env';
import { seedRecurringJobs, startJobs } from './jobs';
import { log } from './log';
import { openLogFile } from './log-file';
import { registerMailJobs } from './mail';
import { startUpkeep } from './upkeep';
import { seedDemoAccounts } from './user-pool/demo-accounts';
import { outboxPath } from './user-pool/outbox-link';
import { startUserPoolListener } from './user-pool/start';

/** What the process that listens (scripts/serve/server.mjs) needs of the site once it runs. */
export type Running = {
  log: typeof log;
  /** Tells the person at the keyboard, under the address that is listened on. */
  announce(address: string): void;
  /** Ends jobs and closes the database; nothing may use them afterwards. */
  close(): Promise<void>;
};

/** The listening process leaves this under a global name: it has the port, the settings are known here. */
type Listener = {
  /** Rejects with a sentence when the address cannot be used. */
  listen(settings: Settings): Promise<void>;
  ready(running: Running): void;
};

const listener = () =>
  (globalThis as { [key: symbol]: Listener | undefined })[Symbol.for('prepstead.listener')];

/** Starts the site in this process: settings, database, accounts, jobs. Rejects when it cannot. */
export async function startSite(): Promise<void> {
  prepareDataFolder();
  await listener()?.listen(env);
  openLogFile(path.resolve(env.DATA_DIR, 'logs'));
  await getDatabase();
  await startUserPoolListener();
  const accounts = await seedDemoAccounts();
  startUpkeep();
  registerMailJobs();
  await seedRecurringJobs(new Date());
  const jobs = startJobs();
  log.info('The site has started.');
  const close = async () => {
    await jobs.stop();
    await closeDatabase();
    log.info('The site has stopped.');
  };
  const announce = (address: string) => console.log(announcement(address, accounts, outboxPath()));
  if (listener()) listener()?.ready({ log, announce, close });
  else announce(`http://${env.HOST}:${env.PORT}`);
}

function prepareDataFolder() {
  const probe = path.resolve(env.DATA_DIR, `.probe-${process.pid}`);
  try {
    fs.mkdirSync(path.dirname(probe), { recursive: true, mode: 0o700 });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    throw new SettingsError(
      `The setting DATA_DIR cannot be used: the folder ${path.dirname(probe)} cannot be written to (${(error as NodeJS.ErrnoException).code}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}
