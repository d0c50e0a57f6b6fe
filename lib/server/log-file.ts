import 'server-only';
import fs from 'node:fs';
import path from 'node:path';

const largestBytes = 5 * 1024 * 1024;
const filesKept = 5;

type LineSink = { write(line: string): void };

// The server bundles this module more than once; one process has one file.
const slot = globalThis as { [key: symbol]: LineSink | undefined };
const key = Symbol.for('prepstead.log-file');

/** Where log lines also go while a server runs; nowhere before openLogFile. */
export const logFile: LineSink = { write: (line) => slot[key]?.write(line) };

/** From now on log lines are kept in site.log in this folder: at most 5 files of 5 MB, the newest without a number. */
export function openLogFile(folder: string) {
  slot[key] = new RotatingFile(folder);
}

/** Writes at once, so that the last lines before a crash are there. A full disk loses log lines, never the site. */
export class RotatingFile implements LineSink {
  private file: number | null = null;
  private bytes = 0;

  constructor(
    private readonly folder: string,
    private readonly largest = largestBytes,
    private readonly kept = filesKept,
  ) {}

  write(line: string) {
    try {
      if (this.file === null) this.open();
      if (this.bytes + Buffer.byteLength(line) > this.largest && this.bytes > 0) this.rotate();
      if (this.file !== null) this.bytes += fs.writeSync(this.file, line);
    } catch {
      this.shut();
    }
  }

  private nameOf(number: number) {
    return path.join(this.folder, number === 0 ? 'site.log' : `site.${number}.log`);
  }

  private open() {
    fs.mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.file = fs.openSync(this.nameOf(0), 'a', 0o600);
    this.bytes = fs.fstatSync(this.file).size;
  }

  private shut() {
    if (this.file !== null) fs.closeSync(this.file);
    this.file = null;
  }

  private rotate() {
    this.shut();
    fs.rmSync(this.nameOf(this.kept - 1), { force: true });
    for (let number = this.kept - 2; number >= 0; number--) {
      if (fs.existsSync(this.nameOf(number))) fs.renameSync(this.nameOf(number), this.nameOf(number + 1));
    }
    this.open();
  }
}
