// Lessons that are written. Their questions hold keys.

import 'server-only';
import type { CompiledLesson } from '@/lib/domain/lesson/lesson';
import { findCompiled } from './compiled';

export const findLesson = (id: string): Promise<CompiledLesson | null> =>
  findCompiled<CompiledLesson>('lessons', id);
