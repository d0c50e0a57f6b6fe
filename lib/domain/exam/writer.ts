// A writer is one device for one epoch: only it may add events numbered in that epoch, however late they come.

/** A device's turn as the writer, and how much of its log is stored. */
export type Writer = {
  epoch: number;
  device: string;
  /** When the turn began, milliseconds by the server's clock. */
  beganAt: number;
  /** Highest seq stored or refused, and how many are stored. */
  lastSeq: number;
  stored: number;
  /** Seqs refused for good, so that nobody waits for them. */
  refused: number[];
  chargedMs: number;
};

/** Beyond this many refusals the log of a writer is no longer checked for gaps. */
const mostRefused = 200;

/** A writer that has said nothing yet. */
export function newWriter(epoch: number, device: string, beganAt: number): Writer {
  return { epoch, device, beganAt, lastSeq: 0, stored: 0, refused: [], chargedMs: 0 };
}

/** The writer after one more event was stored, of which so much time was charged. */
export function withStored(writer: Writer, seq: number, chargedMs: number): Writer {
  return {
    ...writer,
    lastSeq: Math.max(writer.lastSeq, seq),
    stored: writer.stored + 1,
    refused: writer.refused.filter((one) => one !== seq),
    chargedMs: writer.chargedMs + chargedMs,
  };
}

/** The writer after one more event was refused for good. */
export function withRefused(writer: Writer, seq: number): Writer {
  const full = writer.refused.includes(seq) || writer.refused.length >= mostRefused;
  return {
    ...writer,
    lastSeq: Math.max(writer.lastSeq, seq),
    refused: full ? writer.refused : [...writer.refused, seq],
  };
}

/** Whether anything in front of `seq` has not arrived. */
export function hasGapBefore(writer: Writer, seq: number): boolean {
  if (writer.refused.length >= mostRefused) return false;
  return writer.stored + writer.refused.length < Math.max(seq, writer.lastSeq) - 1;
}
