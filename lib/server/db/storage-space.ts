import 'server-only';
import fs from 'node:fs';
import { StorageFullError } from './storage-full-error';

// A database that runs out of disk in the middle of a write stops and has to recover, so writes end before that: below
// the reserve it only reads. 64 MB are four of its log segments, enough to finish what has begun and to tidy up.

const reserveBytes = 64 * 1024 * 1024;
const resumeBytes = 80 * 1024 * 1024;
const lookEveryMs = 250;

/** Bytes a process may still write on the disk that holds this folder. */
export function freeBytesOf(folder: string): number {
  try {
    const disk = fs.statfsSync(folder);
    return disk.bavail * disk.bsize;
  } catch {
    // Some file systems do not say. Then a write that fails is the first news of a full disk.
    return Number.POSITIVE_INFINITY;
  }
}

export class StorageSpace {
  private short = false;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly freeBytes: () => number) {}

  /** Whether writes must be refused, looked up at most four times a second; `changed` when the answer is news. */
  look(now = performance.now()): { short: boolean; changed: boolean } {
    if (now - this.lookedAt < lookEveryMs) return { short: this.short, changed: false };
    this.lookedAt = now;
    const short = this.freeBytes() < (this.short ? resumeBytes : reserveBytes);
    const changed = short !== this.short;
    this.short = short;
    return { short, changed };
  }

  /** @throws StorageFullError when there is not room enough to open the database and recover what it holds. */
  requireRoom() {
    if (this.freeBytes() >= reserveBytes) return;
    throw new StorageFullError(
      'The disk that holds DATA_DIR is full: fewer than 64 MB are free. Free some space, or set DATA_DIR to a folder on another disk.',
    );
  }
}
