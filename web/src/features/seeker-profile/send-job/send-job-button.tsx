import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { SendJobDialog } from './send-job-dialog.tsx';

type SendJobButtonProps = { seeker: ProfileView; label: string };

/** Opens the choice of jobs to send [APP-23]. */
export const SendJobButton = ({ seeker, label }: SendJobButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Send size={16} aria-hidden />
        {label}
      </Button>
      <SendJobDialog seeker={seeker} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
