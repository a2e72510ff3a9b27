import type { NotificationKind } from '@plumbline/shared/options/notification-kinds';
import {
  AlarmClock,
  CalendarClock,
  CircleCheck,
  CreditCard,
  FilePenLine,
  Handshake,
  HardHat,
  Link,
  type LucideIcon,
  Mail,
  MailCheck,
  MapPin,
  MessageSquare,
  PhoneCall,
  Send,
  TimerOff,
} from 'lucide-react';

/** The icon of each kind of notification. */
export const notificationIcon: Record<NotificationKind, LucideIcon> = {
  newApplicant: HardHat,
  applicationAnswered: CircleCheck,
  briefingReceived: Mail,
  briefingAnswered: MailCheck,
  jobReceived: Send,
  newMatch: MapPin,
  projectConnection: Handshake,
  connectionAccepted: Link,
  documentExpires: TimerOff,
  reachQuestion: PhoneCall,
  windowEnded: AlarmClock,
  jobUnpaid: FilePenLine,
  interview: CalendarClock,
  messageReceived: MessageSquare,
  receipts: CreditCard,
};
