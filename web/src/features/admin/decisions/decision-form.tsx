import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { suspensionBody } from '@plumbline/shared/contracts/admin/suspension';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDecideReport } from '../api/use-reports.ts';
import { decisionOf, isDecided, noTicks, type Ticks, useDecisionLabel } from './decision-choices.ts';
import { DecisionReason } from './decision-reason.tsx';
import { DecisionTicks } from './decision-ticks.tsx';

type DecisionFormProps = {
  report: ReportView;
  reported: Reported | undefined;
  /** The message that is chosen in the conversation. */
  message: string | undefined;
  onForgetMessage: () => void;
};

/**
 * What staff do about a report: any number of actions with one reason, or none. The button names all of them. With
 * none, the report is closed with a note.
 */
export const DecisionForm = ({ report, reported, message, onForgetMessage }: DecisionFormProps) => {
  const { t } = useTranslation();
  const [ticks, setTicks] = useState<Ticks>(noTicks);
  const decide = useDecideReport(report.id);
  const labelOf = useDecisionLabel();
  const form = useSchemaForm({
    schema: suspensionBody,
    defaultValues: { reason: '', scope: 'account' as const, until: '' },
  });
  const acts = isDecided(ticks, message);
  const submit = form.handleSubmit(({ reason, until }) =>
    decide.mutate(acts ? decisionOf(ticks, message, { reason, until }) : { note: reason }, {
      onSuccess: () => toast.success(acts ? t('Done. The report is closed.') : t('The report is closed.')),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormStack onSubmit={submit} noValidate aria-label={t('Decision')} gridTemplateColumns="minmax(0, 1fr)">
      <DecisionTicks
        report={report}
        reported={reported}
        ticks={ticks}
        onChange={(changes) => setTicks({ ...ticks, ...changes })}
        hasMessage={message !== undefined}
        onForgetMessage={onForgetMessage}
      />
      {ticks.suspension !== 'none' && (
        <TextField
          control={form.control}
          name="until"
          type="date"
          label={t('Until')}
          help={t('It ends by itself that morning. Leave it empty for no end.')}
        />
      )}
      <DecisionReason
        form={form}
        name="reason"
        label={acts ? t('Reason') : t('Note')}
        help={
          acts
            ? t('Mailed to {{name}} with everything you do.', { name: report.account.name ?? t('the account') })
            : t("Kept with the report and in the account's history.")
        }
        onTemplate={acts ? (text) => form.setValue('reason', text, { shouldDirty: true }) : undefined}
      />
      <Button
        variant={acts ? 'primary' : 'line'}
        type="submit"
        justifySelf="start"
        disabled={decide.isPending}
        whiteSpace="normal"
        height="auto"
        minHeight="44px"
        paddingY="2"
      >
        {decide.isPending ? t('Sending...') : labelOf(report, ticks, message)}
      </Button>
    </FormStack>
  );
};
