import { clientAddress } from '@/lib/server/client-address';
import { identity } from '@/lib/server/identity';
import { limit } from '@/lib/server/rate-limit';
import { readBody } from '@/lib/server/request-body';
import { requireSameOrigin } from '@/lib/server/same-origin';
import { getUserPool } from '@/lib/server/user-pool/open-pool';
import { PoolError } from '@/lib/server/user-pool/pool-error';
import { answerWire, longestBody, refusal, wireHeaders } from '@/lib/server/user-pool/wire';

/** Per address. A whole class may sit behind one; each account has a far tighter lock of its own. */
const allowance = { points: 600, seconds: 60 };

/** The embedded user pool for the browser: the public operations only. With Amazon Cognito set it is not here. */
export async function POST(request: Request): Promise<Response> {
  if (!identity.embedded) return new Response(null, { status: 404 });
  const crossSite = requireSameOrigin(request);
  if (crossSite) return crossSite;
  const { status, body } = await answer(request);
  return new Response(JSON.stringify(body), { status, headers: wireHeaders });
}

async function answer(request: Request) {
  const allowed = await limit(`user-pool ${clientAddress(request)}`, allowance);
  if (!allowed.ok) return refusal(400, new PoolError('TooManyRequestsException', 'Too many requests'));
  const read = await readBody(request, longestBody);
  if (!read.ok) return refusal(400, new PoolError('InvalidParameterException', 'The request is too long.'));
  return answerWire(await getUserPool(), request.headers.get('x-amz-target'), read.text);
}
