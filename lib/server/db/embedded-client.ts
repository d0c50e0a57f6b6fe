import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { log } from '@/lib/server/log';
import { DatabaseCrashedError } from './crash-watch';
import { causesOf } from './error-causes';
import type { OpenPglite } from './pglite';
import { StorageFullError } from './storage-full-error';
import type { StorageSpace } from './storage-space';

/** What Postgres answers to a write while watchSpace has made it read only; it may be wrapped in the query's error. */
const isReadOnly = (error: unknown) => [...causesOf(error)].some(({ code }) => code === '25006');

const checkpointAfterBytes = 32 * 1024 * 1024;

type Folder = { space: StorageSpace; reopen(): Promise<OpenPglite> };
type InMemory = Pick<OpenPglite, 'client'> & Partial<OpenPglite>;

/**
 * The embedded database as the rest of the server sees it: refuses writes while the disk is nearly full, opens itself
 * anew after a crash, and turns the mistake of using `db` inside a transaction from endless waiting into an error.
 */
export class EmbeddedClient {
  private readonly inTransaction = new AsyncLocalStorage<{ open: boolean }>();
  private reviving: Promise<void> | null = null;

  /** Without a folder the database lives in memory and neither fills up nor comes back. */
  constructor(
    private current: InMemory,
    private readonly folder?: Folder,
  ) {}

  query<Row>(text: string, params?: unknown[], options?: QueryOptions) {
    return this.use((client) => client.query<Row>(text, params, options));
  }

  exec(text: string) {
    return this.use((client) => client.exec(text));
  }

  transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const state = { open: true };
    return this.use((client) =>
      client.transaction((tx) =>
        this.inTransaction.run(state, () =>
          work(tx).finally(() => {
            state.open = false;
          }),
        ),
      ),
    );
  }

  private async use<Result>(work: (client: PGlite) => Promise<Result>): Promise<Result> {
    if (this.inTransaction.getStore()?.open) {
      throw new Error('Inside db.transaction(tx => …) use tx: db would wait for the transaction to end.');
    }
    if (this.current.isCrashed?.()) await this.revive();
    await this.watchSpace();
    const { client, files } = this.current;
    try {
      return await work(client);
    } catch (error) {
      const wasFull = (files?.wasFull && this.current.isCrashed?.()) || isReadOnly(error);
      throw wasFull ? new StorageFullError(undefined, { cause: error }) : error;
    }
  }

  private async watchSpace() {
    const news = this.folder?.space.look();
    if (!news?.changed) return;
    const { client } = this.current;
    if (news.short) {
      log.error('The disk that holds DATA_DIR is nearly full. Nothing more is saved until 80 MB are free.');
      await client.exec('set default_transaction_read_only = on');
      await client.exec('checkpoint');
    } else {
      log.info('The disk that holds DATA_DIR has room again. Saving goes on.');
      await client.exec('set default_transaction_read_only = off');
    }
  }

  private revive(): Promise<void> {
    this.reviving ??= this.openAnew().finally(() => {
      this.reviving = null;
    });
    return this.reviving;
  }

  private async openAnew() {
    const { folder } = this;
    if (!folder) throw new DatabaseCrashedError('The database in memory has stopped.');
    folder.space.requireRoom();
    this.current.abandon?.();
    log.error('The embedded database had stopped. It is opened again and recovers from its log.');
    this.current = await folder.reopen();
  }

  /** What a server process does by itself and the embedded one does not: checkpoints, and clearing away dead rows. */
  async maintain() {
    const wal = await this.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    );
    const dead = await this.query<{ name: string }>(
      'select quote_ident(relname) as name from pg_stat_user_tables where n_dead_tup > 1000 + 0.2 * n_live_tup',
    );
    for (const { name } of dead.rows) await this.exec(`vacuum ${name}`);
    if ((wal.rows[0]?.bytes ?? 0) > checkpointAfterBytes) await this.exec('checkpoint');
  }

  async close() {
    if (this.current.isCrashed?.()) this.current.abandon?.();
    else await this.current.client.close();
  }
}
