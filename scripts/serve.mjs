// npm run serve: answers requests from the present build.

import { serve } from './serve/server.mjs';

await serve();
