import type { AnswerOf } from '@plumbline/shared/contracts/endpoint';
import { getNotificationSettings } from '@plumbline/shared/contracts/toolbox';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

export type Settings = AnswerOf<typeof getNotificationSettings>;

export const SETTINGS = ['notification-settings'];

export const useSettings = () =>
  useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }) });
