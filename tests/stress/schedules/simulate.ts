import type { Scheduler } from 'fast-check';
import { deliver, sendPending } from '../../../netlify/functions/_shared/outbox/send.ts';
import { recordOnce, toSubmission } from '../../../netlify/functions/_shared/steps/record.ts';
import { recordKey } from '../../../netlify/functions/_shared/submissions.ts';
import type { Plan, ProcessName } from './plan.ts';
import { findViolation } from './rules.ts';
import { createSimulation, type Simulation } from './simulation.ts';

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
const sameKey = ['post 1', 'post 2'];

/** After this everything was tried for the last time. */
const maxHours = 30;

/**
 * Runs posts and scheduled runs as planned, then faultless runs until nothing is left to send.
 * Resolves to the violated rule and all events; to undefined when all is well.
 */
export async function simulate(
  plan: Plan,
  scheduler: Scheduler,
  conditionalWrites: boolean,
): Promise<string | undefined> {
  const simulation = createSimulation(plan, scheduler, conditionalWrites);
  const processes = plan.processes.map((process) => run(simulation, process));
  await scheduler.waitFor(Promise.all([simulation.runClock(), ...processes]));
  await finish(simulation);
  const violation = findViolation(simulation, sameKey);
  if (!violation) return undefined;
  const lines = simulation.events.map(({ process, line }) => `  ${process}: ${line}`);
  return [violation, ...lines].join('\n');
}

/** Runs a process until it has ended, or is killed, or its storage is down. */
async function run(simulation: Simulation, process: ProcessName): Promise<void> {
  const idempotencyKey = keys[process];
  const work = idempotencyKey
    ? post(simulation, process, idempotencyKey)
    : sendPending(simulation.servicesOf(process));
  await work.catch(() => undefined);
}

async function post(
  simulation: Simulation,
  process: ProcessName,
  idempotencyKey: string,
): Promise<void> {
  const services = simulation.servicesOf(process);
  const submission = toSubmission({
    form: 'contact',
    envelope: { idempotencyKey, locale: 'uz', botToken: undefined, website: '' },
    fields,
    file: undefined,
    botCheck: 'human',
    receivedAt: simulation.now(),
  });
  const storage = { openStore: services.openStore, storageTimeoutMs: 8000 };
  simulation.answer(process, await recordOnce(storage, submission));
  await deliver(services, recordKey(submission));
}

async function finish(simulation: Simulation): Promise<void> {
  for (let hour = 0; hour < maxHours; hour++) {
    simulation.advanceClock(60 - simulation.now().getUTCMinutes());
    await sendPending(simulation.servicesOf('last run', true));
    const isClosed = (key: string) =>
      simulation.blobs.get('deliveries', key)?.text.includes('"closed"');
    const isOpen = simulation.blobs.keys('deliveries', 'open/').length > 0;
    if (!isOpen && simulation.blobs.keys('submissions').every(isClosed)) return;
  }
}
