import { MILITARY_ZIP_REFUSED } from './domain/contact-details/zip.ts';
import { type ParamValues, shownParams } from './domain/text/shown-params.ts';

/**
 * Every error of the API: its code, its status and its English message. Where the specification has a message, it is
 * used exactly. `{{name}}` is replaced by a parameter; a parameter called `date` is a day.
 */
export const errors = {
  // Errors that any endpoint can return.
  bad_request: { status: 400, message: 'Please check your entries' },
  field_required: { status: 400, message: 'This field is required' },
  invalid_value: { status: 400, message: 'Please enter a valid value' },
  invalid_json: { status: 400, message: 'The request is not valid JSON' },
  not_a_form: { status: 400, message: 'The request is not a form with files' },
  wrong_form_field: { status: 400, message: 'Please send files in the field files' },
  request_too_large: { status: 400, message: 'The request is too large' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Please sign in again.' },
  account_inactive: { status: 401, message: 'This account is not active.' },
  account_suspended: {
    status: 401,
    message: 'This account is suspended. Please write to support if you think that is a mistake.',
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  staff_right_missing: { status: 403, message: 'Your role on the staff does not allow this. Ask an admin.' },
  profile_incomplete: { status: 403, message: 'Please complete your profile first.' },
  not_found: { status: 404, message: 'Not Found' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here' },
  unsupported_media_type: { status: 415, message: 'Please send JSON with the content type application/json' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please try again later.' },
  unexpected: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'Something went wrong' },
  read_only: { status: 503, message: "We're doing maintenance, so nothing can be saved for a few minutes." },

  // Errors of fields that the schema alone can't check.
  challenge_failed: { status: 400, message: 'Something went Wrong, Try again!!' },
  zip_unknown: { status: 400, message: 'Please enter a valid ZIP code' },
  search_zip_unknown: { status: 400, message: 'Please enter a valid zipcode.' },
  partner_zip_unknown: { status: 400, message: 'Please enter a valid ZIP code.' },
  zip_military: { status: 400, message: MILITARY_ZIP_REFUSED },
  zip_not_found: { status: 404, message: 'Please enter a valid zip code' },
  words_not_allowed: { status: 400, message: 'These words or links are not allowed here: {{words}}' },
  rich_text_too_long: { status: 400, message: 'Please use at most 20000 characters' },

  // Accounts and passwords.
  wrong_credentials: { status: 401, message: 'Wrong Email or Password' },
  code_refused: { status: 401, message: 'This code is not right. Please enter the one your app shows now.' },
  enrollment_code_refused: {
    status: 401,
    message: 'This enrollment code is wrong, used or expired. A colleague on the staff can give you a new one.',
  },
  sign_in_expired: { status: 401, message: 'This took too long. Please enter your password again.' },
  email_exists: { status: 409, message: 'Email already exist' },
  email_not_allowed: { status: 409, message: 'Email address not allowed.' },
  address_undeliverable: {
    status: 409,
    message: "We can't email this address right now. Please use another one, or try again tomorrow.",
  },
  email_not_found: { status: 409, message: 'Email not found' },
  confirmation_refused: { status: 400, message: "We couldn't confirm your account." },
  already_confirmed: { status: 409, message: "We couldn't confirm your account." },
  terms_changed: { status: 409, message: 'The terms were changed meanwhile. Please reload the page.' },
  data_export_recent: { status: 409, message: 'You can ask for a new copy once a day.' },
  data_export_missing: { status: 404, message: 'This copy has expired. Ask for a new one.' },
  email_link_expired: { status: 400, message: 'This link no longer works. Change your email again in Settings.' },
  reset_link_expired: { status: 400, message: 'This link is no longer valid. Please request a new one.' },
  password_guessable: {
    status: 409,
    message:
      'This password is easy to guess. Please choose another one, such as three words that have nothing to do with each other.',
  },
  current_password_required: { status: 400, message: 'Please enter your current password.' },
  current_password_wrong: { status: 400, message: 'Your current password is not correct.' },
  settings_changed: { status: 409, message: 'Somebody else just changed these settings. Please reload.' },
  support_request_not_found: { status: 404, message: "We couldn't find this request." },
  support_link_invalid: { status: 404, message: 'This link is no longer valid. Write to us again from any page.' },
  support_request_changed: { status: 409, message: 'Somebody else just worked on this request. Please reload.' },
  support_request_closed: { status: 409, message: 'This request is closed. Open it again first.' },
  too_many_replies: {
    status: 409,
    message: 'This request has too many messages. Please start a new one.',
  },
  staff_not_found: { status: 404, message: 'Nobody on the staff has this email.' },
  colleague_not_found: { status: 404, message: "We couldn't find this colleague." },
  own_staff_role: { status: 409, message: "You can't change your own role. Another admin has to." },
  staff_changed: { status: 409, message: 'Your colleagues were changed meanwhile. Please reload.' },
  staff_set_up: { status: 409, message: 'This colleague has signed in already. Reset the second step instead.' },
  too_many_staff: { status: 409, message: 'There are 100 colleagues already. Remove one first.' },
  reset_own_second_factor: { status: 409, message: 'Somebody else on the staff has to reset yours.' },
  account_not_found: { status: 404, message: "We couldn't find this account." },
  delete_yourself: { status: 409, message: "You can't delete your own staff account. A colleague has to." },
  reason_required: { status: 409, message: 'Please enter a reason.' },
  suspend_yourself: { status: 409, message: "You can't suspend yourself." },
  already_suspended: { status: 409, message: 'This account is suspended already.' },
  not_suspended: { status: 409, message: 'This account is not suspended.' },
  posts_already_hidden: { status: 409, message: 'The jobs and projects of this company are hidden already.' },
  posts_not_hidden: { status: 409, message: 'The jobs and projects of this company are not hidden.' },
  posts_of_company_only: { status: 400, message: 'Only a company has jobs and projects to hide.' },
  posts_hidden: { status: 403, message: 'Plumbline hid your jobs and projects, so you cannot post right now.' },
  suspension_end_invalid: { status: 400, message: 'Please choose a day from tomorrow to a year from now.' },
  suspension_without_end: {
    status: 400,
    message: 'This user has no profile, so this suspension cannot have an end. Please leave the day empty.',
  },
  account_closed: { status: 409, message: 'Nobody acts for this company any more.' },
  account_changed: { status: 409, message: 'This account was changed elsewhere. Please reload.' },
  already_set_up: { status: 409, message: 'This user has set up the account already.' },
  user_not_active: { status: 409, message: 'This user is not active.' },
  sign_up_not_found: { status: 404, message: 'No sign-up is waiting at this email.' },
  user_not_found: { status: 404, message: "We couldn't find this user." },

  // Users of a company.
  company_not_found: { status: 404, message: "We couldn't find this company." },
  add_users_owner_only: { status: 403, message: 'Only owners can add users.' },
  edit_users_owner_only: { status: 403, message: 'Only owners can edit users.' },
  user_changed: { status: 409, message: 'This user was changed elsewhere. Please reload.' },
  last_owner: { status: 409, message: 'A company needs at least one owner.' },
  user_just_invited: { status: 409, message: 'This person was invited a moment ago.' },
  too_many_users: { status: 409, message: 'A company can have up to {{most}} users.' },

  // Profiles.
  profile_not_found: { status: 404, message: "We couldn't retrieve the data for this profile." },
  account_deleted: { status: 410, message: 'This person deleted their account.' },
  profile_exists: { status: 409, message: 'Your profile is already complete.' },
  too_many_changes: { status: 400, message: 'Please save fewer changes at once.' },
  profile_changed: { status: 409, message: 'This profile was changed elsewhere. Please reload.' },
  profile_too_large: { status: 400, message: 'This profile holds too much. Please use fewer or shorter entries.' },
  vendor_only: { status: 400, message: 'Only a vendor can say this.' },
  school_only: { status: 400, message: 'Only a school can say this.' },
  photo_not_in_showcase: { status: 400, message: 'This photo is not in your showcase.' },
  document_not_yours: { status: 400, message: 'This kind of document is not one of yours.' },
  document_file_missing: { status: 400, message: 'This photo is gone. Please take it again.' },
  too_many_document_changes: { status: 400, message: 'Please remove and add fewer licenses and cards in one step' },
  too_many_documents: { status: 400, message: 'Please choose at most 20 licenses and cards' },
  too_many_document_files: { status: 400, message: 'Please save your licenses and cards first.' },

  // Files.
  file_not_found: { status: 404, message: "We couldn't find this file." },
  file_missing: { status: 400, message: 'Please choose a file' },
  too_many_files: { status: 400, message: 'Please choose one file' },
  too_many_photos: { status: 400, message: 'Please choose at most 20 photos' },
  file_too_large: { status: 400, message: 'Please choose a file of at most 10 MB' },
  wrong_photo_type: { status: 400, message: 'Please choose a JPEG, PNG or WebP photo' },
  wrong_resume_type: { status: 400, message: 'Please choose a PDF, DOC or DOCX file' },
  wrong_document_type: { status: 400, message: 'Please choose a JPEG, PNG or WebP photo, or a PDF file' },
  wrong_attachment_type: {
    status: 400,
    message: 'Please choose a JPEG, PNG or WebP photo, or a PDF, DOC or DOCX file',
  },
  attachment_gone: { status: 400, message: 'A file is gone. Please attach it again.' },
  wrong_plan_type: { status: 400, message: 'Please choose a PDF file' },
  plan_too_large: { status: 400, message: 'Please choose a file of at most 25 MB' },
  plan_not_found: { status: 404, message: "We couldn't find this plan." },
  too_many_plans: { status: 409, message: 'A project can have up to {{most}} plans.' },
  photo_too_many_pixels: { status: 400, message: 'Please choose a smaller photo' },
  photo_is_heic: {
    status: 400,
    message:
      'Please choose a JPEG, PNG or WebP photo. This one is HEIC. On an iPhone, open Settings, Camera, Formats, choose "Most Compatible" and take it again, or send it to yourself by mail, which makes a JPEG.',
  },
  photo_broken: { status: 400, message: 'This photo is cut off or damaged. Please choose it again, or another one.' },
  resume_is_rtf: {
    status: 400,
    message: 'Please choose a PDF, DOC or DOCX file. This one is RTF: open it and save it as PDF or DOCX.',
  },
  pdf_needs_password: {
    status: 400,
    message: 'This PDF asks for a password. Save it without one, and choose it again.',
  },
  file_broken: {
    status: 400,
    message: 'This file is damaged and does not open. Please choose it again, or another one.',
  },
  file_not_received: { status: 404, message: 'This file did not arrive. Please upload it again.' },
  files_changed: { status: 409, message: 'Your files were changed elsewhere. Please try again.' },

  // Jobs and projects.
  job_not_found: { status: 404, message: "We couldn't find data for this job." },
  job_gone: { status: 410, message: 'This job has been filled or taken down.' },
  job_paused: { status: 404, message: "This job isn't taking applications right now." },
  job_deleted: { status: 409, message: 'This Job has been deleted' },
  job_not_published: { status: 409, message: 'This job is not published.' },
  job_changed: { status: 409, message: 'This job was changed elsewhere. Please reload.' },
  project_not_found: { status: 404, message: "We couldn't find data for this project." },
  project_deleted: { status: 409, message: 'This project has been deleted' },
  project_closed: { status: 409, message: 'This project is closed' },
  project_changed: { status: 409, message: 'This project was changed elsewhere. Please reload.' },
  post_hidden: { status: 409, message: "Plumbline hid this post, so this isn't possible right now." },
  start_date_over: { status: 400, message: 'Please enter a valid project start date' },
  interest_day_over: { status: 400, message: 'Please choose today or a later day' },
  interest_after_start: { status: 400, message: 'Please choose a day no later than the project start' },
  interest_over: { status: 409, message: 'The last day to ask about this project was {{date}}.' },

  // Applications, briefings and connections.
  questions_open: { status: 409, message: "Please answer the company's questions first." },
  request_exists: { status: 409, message: 'Profile already requested' },
  request_not_open: { status: 409, message: 'There is no open request.' },
  application_withdrawn: { status: 409, message: 'This application was withdrawn.' },
  request_answered: { status: 409, message: 'This request was answered already.' },
  request_declined: { status: 409, message: 'This request was declined. It can be sent again from {{date}}.' },
  request_changed: { status: 409, message: 'This was changed elsewhere. Please try again.' },
  stage_not_allowed: {
    status: 409,
    message: 'Take the hire back first: an applicant who was hired goes back to the offer.',
  },
  connection_not_found: { status: 404, message: "We couldn't find this connection." },
  note_not_found: { status: 404, message: "We couldn't find this note." },
  notes_full: { status: 409, message: 'There are 50 notes about this applicant. Delete one first.' },
  application_exists: { status: 409, message: 'You have already applied to this job.' },
  unlock_required: { status: 409, message: 'Please unlock this profile first.' },
  window_not_taken: { status: 409, message: 'No other company has priority access now.' },
  reach_not_asked: { status: 409, message: 'This question has been answered or is no longer asked.' },
  not_a_briefing: { status: 409, message: 'Only a job briefing can be sent.' },
  briefing_unpaid: { status: 409, message: 'Please pay for this job briefing first.' },
  briefing_taken: { status: 409, message: 'This briefing went to another job seeker.' },
  briefing_sent: { status: 409, message: 'This job briefing was sent and stays as it is.' },
  company_blocked: { status: 409, message: 'You blocked this company. Unblock it first.' },
  too_many_blocks: { status: 409, message: 'You can block up to {{most}} companies.' },
  invitation_exists: { status: 409, message: 'This company was invited to this project already.' },
  invitations_full: { status: 409, message: 'You can invite up to {{most}} companies to a project.' },
  invitation_not_found: { status: 404, message: "We couldn't find this invitation." },
  invitation_answered: { status: 409, message: 'This invitation was answered already.' },
  interview_not_found: { status: 404, message: "We couldn't find this interview." },
  interview_changed: { status: 409, message: 'The interview was changed in the meantime. Please look again.' },
  interview_not_open: { status: 409, message: 'This interview was answered, canceled or is over already.' },
  interview_time_over: { status: 400, message: 'Please choose a time that is still ahead.' },
  interview_time_far: { status: 400, message: 'Please choose a time within the next {{days}} days.' },
  interview_time_missing: {
    status: 400,
    message: "The clocks change then, so this time doesn't exist. Please choose another.",
  },
  own_project: { status: 409, message: 'This is your own project.' },

  // Messages.
  conversation_not_found: { status: 404, message: "We couldn't find this conversation." },
  conversation_closed: { status: 403, message: "You can't write in this conversation." },

  // Push notifications.
  push_off: { status: 409, message: 'Push notifications are turned off here.' },
  push_endpoint_refused: { status: 400, message: 'This browser cannot receive push notifications.' },
  push_changed: { status: 409, message: 'Your devices were changed elsewhere. Please try again.' },

  // Saved searches.
  search_not_found: { status: 404, message: 'We could not find this search.' },
  search_changed: { status: 409, message: 'This search was changed elsewhere. Please try again.' },
  too_many_searches: { status: 409, message: 'You can save up to {{most}} searches.' },

  // Notifications.
  notification_not_found: { status: 404, message: "We couldn't find this notification." },
  unsubscribe_link_expired: { status: 400, message: 'This link is no longer valid.' },

  // Purchases.
  product_unfit_for_seeker: { status: 400, message: 'This product does not fit this job seeker.' },
  product_unfit_for_job: { status: 400, message: 'This product does not fit this job.' },
  product_changed: { status: 409, message: 'This product was changed elsewhere. Please reload.' },
  purchase_job_not_found: { status: 404, message: "We couldn't find this job in our records." },
  purchase_job_deleted: { status: 409, message: 'This job has been deleted' },
  purchase_completed: { status: 409, message: "You've already completed this transaction." },
  purchase_changed: { status: 409, message: 'This purchase was changed elsewhere. Please try again.' },
  purchase_key_reused: {
    status: 409,
    message: 'This payment request was used for something else. Please start again.',
  },
  priority_access_held: {
    status: 409,
    message: 'Another company is buying priority access to this skilled worker. Please try again in 10 minutes.',
  },
  priority_access_taken: {
    status: 409,
    message: 'Priority access to this skilled worker has just been bought. Please try again later.',
  },

  // Payments and cards. A call to Stripe can be declined, fail for good, or fail temporarily.
  payment_not_found: { status: 404, message: "We couldn't retrieve your checkout information" },
  payment_processing: { status: 409, message: 'Your last payment is still being processed.' },
  payment_refunded: { status: 409, message: 'This payment has been refunded already.' },
  refund_too_large: { status: 409, message: 'This is more than what can still be refunded.' },
  refund_delayed: {
    status: 503,
    message: "We can't reach Stripe. The refund is saved, and we make it within minutes.",
  },
  too_many_refunds: { status: 409, message: 'This payment has too many refunds. Refund all that is left instead.' },
  payment_disputed: { status: 409, message: 'This payment is disputed and cannot be refunded.' },
  payment_unpaid: { status: 409, message: 'This payment has not been paid.' },
  payment_changed: { status: 409, message: 'This payment was changed meanwhile. Please try again.' },
  receipt_not_found: { status: 404, message: "We couldn't retrieve this receipt." },
  signature_invalid: { status: 400, message: 'The signature is not valid' },
  card_not_found: { status: 404, message: "We couldn't find this card." },
  checkout_declined: { status: 400, message: "We couldn't retrieve your checkout information" },
  checkout_failed: { status: 500, message: "We couldn't retrieve your checkout information" },
  checkout_unavailable: { status: 503, message: "We couldn't retrieve your checkout information" },
  purchase_declined: { status: 400, message: "We couldn't submit your payment request." },
  purchase_failed: { status: 500, message: "We couldn't submit your payment request." },
  purchase_unavailable: { status: 503, message: "We couldn't submit your payment request." },
  payment_declined: { status: 400, message: "We couldn't complete your payment." },
  payment_failed: { status: 500, message: "We couldn't complete your payment." },
  payment_unavailable: { status: 503, message: "We couldn't complete your payment." },
  card_declined: { status: 400, message: 'Something went wrong' },
  card_failed: { status: 500, message: 'Something went wrong' },
  card_unavailable: { status: 503, message: 'Something went wrong' },

  // Reports to staff.
  report_subject_not_found: { status: 404, message: "We couldn't find what you want to report." },
  report_own: { status: 409, message: "You can't report what is your own." },
  subject_reported: { status: 409, message: 'You have already reported this. We are looking into it.' },
  document_not_waiting: { status: 404, message: 'This document does not wait for a check any more.' },
  document_changed: { status: 409, message: 'The owner changed this document just now. Please reload.' },
  report_not_found: { status: 404, message: "We couldn't find this report." },
  already_taken_down: { status: 409, message: 'This was taken down already.' },
  not_taken_down: { status: 409, message: 'There is nothing to restore.' },
  report_closed: { status: 409, message: 'This report is closed already.' },

  // The queue of staff.
  task_not_found: { status: 404, message: "We couldn't find this task." },
  task_closed: { status: 409, message: 'This task is closed already.' },
  task_taken: { status: 409, message: 'A colleague already has this task.' },
  task_not_taken: { status: 409, message: 'No one has this task any more.' },
  too_many_notes: { status: 409, message: 'This task has as many notes as fit.' },

  // Reports of unlocked profiles.
  report_not_an_unlock: { status: 400, message: 'Only an unlocked profile can be reported.' },
  report_not_unlocked: { status: 409, message: 'Only an unlocked profile can be reported.' },
  report_too_late: { status: 409, message: 'An unlocked profile can be reported within 7 days.' },
  payment_report_decided: { status: 409, message: 'This report was decided already. Please reload.' },
  payment_report_declined: {
    status: 409,
    message: 'This report was declined. Confirm that you want to refund the payment anyway.',
  },
  report_exists: { status: 409, message: 'You have already reported this profile.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

type NamesIn<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The parameters in the message of an error code. */
export type ErrorParams<Code extends ErrorCode> = Record<NamesIn<(typeof errors)[Code]['message']>, string | number>;

/** Returns the English message of an error, with its parameters. */
export const errorMessage = (code: ErrorCode, params: ParamValues = {}): string => {
  const shown = shownParams(params);
  return errors[code].message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(shown[name]));
};
