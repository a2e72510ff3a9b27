import {
  finishAttachment,
  openAttachment,
  startAttachment,
} from '@plumbline/shared/contracts/messages/message-attachments';
import { blockConversation } from '@plumbline/shared/contracts/messages/messages';
import { pdf } from '../../../support/files/pictures.ts';
import { ask } from '../scenes/ask.ts';
import { newConnection } from '../scenes/connections.ts';
import type { Employer } from '../scenes/jobs.ts';
import { sentUpload } from '../scenes/uploads.ts';
import type { Demo, Preparations } from './preparation.ts';

/** A drawing for the partner whose bytes have arrived and wait to be taken over. */
const sentDrawing = async (by: Employer, id: string) => {
  const bytes = pdf('Drawing');
  const body = { name: 'Drawing.pdf', size: bytes.length };
  return { id, attachmentId: await sentUpload(startAttachment, { params: { id }, body }, by, bytes) };
};

const partnerOf = ({ ids }: Demo): string => ids.partner ?? '';

/** What the demo's company does in the first of its conversations, and in one with a new seeker. */
export const messages: Preparations = {
  [finishAttachment.name]: async (demo) => {
    const { company } = demo.people;
    return { by: company, params: await sentDrawing(company, partnerOf(demo)) };
  },
  [openAttachment.name]: async (demo) => {
    const { company } = demo.people;
    const params = await sentDrawing(company, partnerOf(demo));
    await ask(finishAttachment, { params }, company);
    return { by: company, params };
  },
  // Of their own: what is blocked takes no more files.
  [blockConversation.name]: async ({ people: { company }, settle }) => {
    const { seeker } = await newConnection(company);
    await settle();
    return { by: company, params: { id: seeker.profileId }, body: { blocked: true } };
  },
};
