import { chakra, defineRecipe } from '@chakra-ui/react';
import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { useState } from 'react';
import { useSetDefault } from '../api/use-change-method.ts';
import { DeleteCardDialog } from './delete-card-dialog.tsx';
import { MethodRow } from './method-row.tsx';

const List = chakra(
  'ul',
  defineRecipe({ base: { '& > li': { borderTopWidth: '1px', borderColor: 'border', px: { base: '4', md: '6' } } } }),
);

export const MethodList = ({ methods }: { methods: readonly PaymentMethod[] }) => {
  const { mutate, isPending } = useSetDefault();
  const [deleted, setDeleted] = useState<PaymentMethod>();
  return (
    <>
      <List>
        {methods.map((method) => (
          <MethodRow
            key={method.id}
            method={method}
            busy={isPending}
            onSetDefault={() => mutate(method.id)}
            onDelete={() => setDeleted(method)}
          />
        ))}
      </List>
      <DeleteCardDialog method={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
};
