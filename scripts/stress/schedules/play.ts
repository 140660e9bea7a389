import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { recordOnce, toSubmission } from '../../../netlify/functions/_shared/steps/record.ts';
import { recordKey } from '../../../netlify/functions/_shared/submissions.ts';
import type { Plan, ProcessName } from './plan.ts';
import { brokenRule } from './rules.ts';
import { createWorld, type World } from './world.ts';

const fields = {
  firstName: 'Anora',
  lastName: 'Yoʻldosheva',
  email: 'anora@example.com',
  phone: '+998901234567',
  message: 'Salom',
  consent: true,
};

const keys: Partial<Record<ProcessName, string>> = {
  'post 1': 'a key',
  'post 2': 'a key',
  'other post': 'another key',
};
const oneKey = ['post 1', 'post 2'];

/** Hours after which everything was tried for the last time. */
const hours = 30;

/**
 * Lets posts and scheduled runs happen as planned, then runs that meet no trouble until nothing is
 * left to send. Returns the rule that was broken, with all that happened; undefined for none.
 */
export async function play(plan: Plan, honest = true): Promise<string | undefined> {
  const world = createWorld(plan, honest);
  const running = plan.processes.map((process) => start(world, process));
  await world.goOn();
  await Promise.all(running);
  await finish(world);
  const broken = brokenRule(world, oneKey);
  if (!broken) return undefined;
  const lines = world.events.map(({ process, line }) => `  ${process}: ${line}`);
  return [broken, ...lines].join('\n');
}

async function start(world: World, process: ProcessName): Promise<void> {
  const idempotencyKey = keys[process];
  const services = world.servicesOf(process);
  const work = idempotencyKey
    ? post(world, process, services, idempotencyKey)
    : sendPending(services);
  // A process that was killed, or whose storage is down.
  await work.catch(() => undefined);
}

async function post(
  world: World,
  process: ProcessName,
  services: ReturnType<World['servicesOf']>,
  idempotencyKey: string,
): Promise<void> {
  const submission = toSubmission({
    form: 'contact',
    envelope: { idempotencyKey, locale: 'uz', botToken: undefined, website: '' },
    fields,
    file: undefined,
    botCheck: 'human',
    receivedAt: world.now(),
  });
  const storage = { openStore: services.openStore, storageTimeoutMs: 8000 };
  world.answer(process, await recordOnce(storage, submission));
  await deliver(services, recordKey(submission));
}

async function finish(world: World): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    world.wait(60 - world.now().getUTCMinutes());
    await sendPending(world.servicesOf('last run', true));
    const isClosed = (key: string) => world.blobs.get('deliveries', key)?.text.includes('"closed"');
    const isOpen = world.blobs.keys('deliveries', 'open/').length > 0;
    if (!isOpen && world.blobs.keys('submissions').every(isClosed)) return;
  }
}
