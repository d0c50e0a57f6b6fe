// Autosave through the whole server beside a bare upsert on a database of the same kind, in the same run.

import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { type Load, load } from './load';

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });

const warmUpSeconds = 10;

type Answer = { status: number; body: string; cookies: string[] };

function send(origin: string, method: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      origin,
      cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    };
    const request = http.request(origin + path, { method, agent, headers }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        received += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: received,
          cookies: response.headers['set-cookie'] ?? [],
        }),
      );
    });
    request.on('error', reject);
    request.end(text);
  });
}

type Student = {
  attempt: string;
  cookie: string;
  device: string;
  epoch: number;
  items: string[];
  seq: number;
};

/** A guest with a begun attempt of the set. */
async function seat(origin: string, set: string): Promise<Student> {
  const device = randomUUID();
  const started = await send(origin, 'POST', '/api/attempts', '', {
    set,
    mode: 'untimed',
    timeFactor: 1,
    requestId: randomUUID(),
    device,
  });
  if (started.status >= 300)
    throw new Error(`No attempt could be started: ${started.status} ${started.body}`);
  const cookie = started.cookies.map((line) => line.split(';')[0]).join('; ');
  const { id } = JSON.parse(started.body) as { id: string };
  const seen = await send(origin, 'GET', `/api/attempts/${id}?device=${device}`, cookie);
  const view = JSON.parse(seen.body) as { lease: { epoch: number }; questions: { id: string }[] };
  const student = {
    attempt: id,
    cookie,
    device,
    epoch: view.lease.epoch,
    items: view.questions.map((q) => q.id),
    seq: 0,
  };
  await save(origin, student, { type: 'begin' });
  return student;
}

async function save(origin: string, student: Student, happening: Record<string, string>): Promise<boolean> {
  student.seq += 1;
  const event = { ...happening, epoch: student.epoch, seq: student.seq, spentMs: 1 };
  const answer = await send(origin, 'POST', `/api/attempts/${student.attempt}/events`, student.cookie, {
    device: student.device,
    events: [event],
  });
  return answer.status === 200 && answer.body.includes(`"seq":${student.seq}`);
}

/** Each student answers question after question; one event a request, as in the runner at its busiest. */
export async function autosave(
  origin: string,
  set: string,
  students: number,
  seconds: number,
): Promise<Load> {
  const seats: Student[] = [];
  for (let n = 0; n < students; n += 1) seats.push(await seat(origin, set));
  const answer = async (lane: number, turn: number) => {
    const student = seats[lane];
    const item = student?.items[turn % student.items.length];
    if (!student || !item) return false;
    return save(origin, student, { type: 'answer', item, value: 'ABCD'.charAt(turn % 4) });
  };
  // A server under full load lets in one new connection a turn; students who are at work have theirs.
  await load(students, warmUpSeconds, answer);
  return load(students, seconds, answer);
}
