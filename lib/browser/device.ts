import type { ExamStore } from './exam-store';
import { uuid } from './uuid';

/**
 * The id this browser gives itself, a UUID made once and kept. It marks which device writes an attempt;
 * it says nothing about the person and goes nowhere but to the attempts API.
 */
export async function deviceId(store: ExamStore): Promise<string> {
  const tx = store.transaction('device', 'readwrite');
  const known = await tx.store.get('id');
  const id = known ?? uuid();
  if (!known) await tx.store.put(id, 'id');
  await tx.done;
  return id;
}
