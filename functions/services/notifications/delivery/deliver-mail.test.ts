import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every e-mail goes through the function that checks the mark of its address', () => {
  const senders = globSync('functions/**/*.ts', { exclude: ['functions/node_modules/**', '**/*.test.ts'] }).filter(
    (file) => /\bsendMail\b|SendEmailCommand|platform\/ses/.test(readFileSync(file, 'utf8')),
  );
  expect(senders.toSorted()).toEqual([
    'functions/platform/mail.ts',
    'functions/platform/ses.ts',
    'functions/services/notifications/delivery/deliver-mail.ts',
  ]);
});
