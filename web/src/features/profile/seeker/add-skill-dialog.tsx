import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { type Skill, skillsFor } from './skill-list.ts';

type AddSkillDialogProps = {
  open: boolean;
  skills: readonly Skill[];
  /** Trades without a level, such as those of the sign-up, which the dialog offers first. */
  first: readonly string[];
  onConfirm: (skills: Skill[]) => void;
  onClose: () => void;
};

/** Chooses trades on a copy of the list. 'Confirm' replaces the list by the copy [PRO-24]. */
export const AddSkillDialog = ({ open, skills, first, onConfirm, onClose }: AddSkillDialogProps) => {
  const { t } = useTranslation();
  const trades = skills.map(({ category }) => category);
  const { control, getValues, reset } = useForm({ values: { trades } });
  const close = () => {
    reset({ trades });
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={t('Add New Skill')}
      actions={
        <>
          <Button onClick={close}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => onConfirm(skillsFor(getValues('trades'), skills))}>
            {t('Confirm')}
          </Button>
        </>
      }
    >
      <TradeField
        control={control}
        name="trades"
        label={t('Trades with hands-on experience')}
        first={first}
        placeholder={t('Type to find a trade')}
        help={t('Pick from the list, or type your own.')}
      />
    </Modal>
  );
};
