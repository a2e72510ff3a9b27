import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { type Receiver, SendJobDialog } from './send-job-dialog.tsx';

type SendJobButtonProps = {
  seeker: Receiver;
  label: string;
  /** Names the recipient, where several are below one another. */
  'aria-label'?: string;
};

/** Opens the choice of jobs to send [APP-23]. */
export const SendJobButton = ({ seeker, label, 'aria-label': fullLabel }: SendJobButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={fullLabel} onClick={() => setOpen(true)}>
        <Send size={16} aria-hidden />
        {label}
      </Button>
      <SendJobDialog seeker={seeker} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
