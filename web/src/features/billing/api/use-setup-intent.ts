import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Starts saving a card without a purchase; one setup intent for each time the form opens [PAY-14]. */
export const useSetupIntent = () =>
  useMutation({ mutationFn: () => call('POST /api/setup/intent', {}, { onlyPrepares: true }) });
