import 'server-only';

export type BodyText = { ok: true; text: string } | { ok: false };

/** Reads a request's body up to a number of bytes; not ok when there are more, without reading the rest. */
export async function readBody(request: Request, mostBytes: number): Promise<BodyText> {
  if (Number(request.headers.get('content-length')) > mostBytes) return { ok: false };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return { ok: false };
    }
    chunks.push(value);
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}
