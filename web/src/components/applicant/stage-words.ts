import type { ApplicantStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { msg } from '../../lib/msg.ts';

/** The label of each stage of an applicant or an unlocked person. */
export const stageWords: Readonly<Record<ApplicantStage, string>> = {
  new: msg('New'),
  contacted: msg('Contacted'),
  interview: msg('Interview'),
  offer: msg('Offer made'),
  hired: msg('Hired'),
};
