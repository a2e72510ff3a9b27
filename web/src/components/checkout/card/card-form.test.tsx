import { Dialog } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../app/theme/render-part.tsx';
import { CardForm } from './card-form.tsx';

vi.mock('./use-stripe-client.ts', () => ({ useStripeClient: () => ({ client: {}, failed: false, retry: () => {} }) }));
vi.mock('./card-form-appearance.ts', () => ({ useCardFormAppearance: () => ({}) }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  PaymentElement: () => null,
  useElements: () => null,
  useStripe: () => null,
}));

const SAVED = 'We save this card for your next purchase. You can remove it under Billing at any time.';

const show = (slug?: string) =>
  renderPart(
    <Dialog.Root open>
      <CardForm
        clientSecret="secret"
        submitLabel="Pay"
        loading={null}
        onConfirm={() => Promise.resolve(undefined)}
        onCancel={() => {}}
        {...(slug && { slug })}
      />
    </Dialog.Root>,
  );

it('[PAY-04] the card form of a purchase says that the card is saved, and where it can be removed', () => {
  show('job_posting');
  screen.getByText(SAVED);
});

it('[PAY-04] the form that only saves a card mentions no purchase', () => {
  show();
  screen.getByText('Your card is handled by Stripe. Plumbline never sees the number.');
  expect(screen.queryByText(SAVED)).toBeNull();
});
