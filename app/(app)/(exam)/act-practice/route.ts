import { permanentRedirect } from 'next/navigation';

export const dynamic = 'force-static';

/** A runner without a set has nothing to run: here is the list. */
export function GET() {
  permanentRedirect('/act-problem-sets');
}
