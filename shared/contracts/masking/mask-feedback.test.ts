import { expect, it } from 'vitest';
import { maskFeedback } from './mask-feedback.ts';

const feedback = { reasons: ['salary' as const, 'other' as const], reason: 'Zebulon Quartermain, 574/555/0142' };

it('[PRO-38] feedback contains the reasons of a masked job seeker and no text', () => {
  expect(maskFeedback(feedback, false)).toEqual({ reasons: ['salary', 'other'] });
  expect(maskFeedback({ ...feedback, reason: 'Night shift' }, false)).toMatchObject({ reason: 'Night shift' });
});

it('feedback contains the reasons and the text once the contact details are open', () => {
  expect(maskFeedback(feedback, true)).toEqual(feedback);
  expect(maskFeedback({}, true)).toEqual({});
});
