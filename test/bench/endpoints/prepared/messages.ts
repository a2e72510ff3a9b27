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

/** An uploaded drawing for the partner that isn't confirmed yet. */
const sentDrawing = async (by: Employer, id: string) => {
  const bytes = pdf('Drawing');
  const body = { name: 'Drawing.pdf', size: bytes.length };
  return { id, attachmentId: await sentUpload(startAttachment, { params: { id }, body }, by, bytes) };
};

const partnerOf = ({ ids }: Demo): string => ids.partner ?? '';

/** The demo company's actions in its first conversation, and in one with a new seeker. */
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
  // Uses a separate person, because a blocked conversation accepts no more files.
  [blockConversation.name]: async ({ people: { company }, settle }) => {
    const { seeker } = await newConnection(company);
    await settle();
    return { by: company, params: { id: seeker.profileId }, body: { blocked: true } };
  },
};
