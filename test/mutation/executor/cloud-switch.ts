import type { CloudCommand, CloudReply } from './messages.ts';
import { activateMutant, mutantOfEnvironment, takeHits } from './switch.ts';

// Imported before the local cloud: it takes commands about mutants from the process that started the cloud.
activateMutant(mutantOfEnvironment());

process.on('message', (command: CloudCommand) => {
  const reply: CloudReply = { mutation: 'done' };
  if (command.mutation === 'activate') activateMutant(command.mutant);
  else if (command.mutation === 'take-hits') reply.hits = takeHits();
  else return;
  process.send?.(reply);
});
