// Generated from layout.mjml by `npm run mails`.
import { escapeHtml } from '@plumbline/shared/domain/text/escape-html';

export const paragraph = (fields: Record<'text', string>): string => `<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 0 14px;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#141C1E;"
><p style="margin:0">${escapeHtml(fields.text)}</p></div>
</td>
</tr>`;

export const fact = (fields: Record<'label' | 'value', string>): string => `<tr class="fact">
<th scope="row" style="width:34%;padding:10px 16px 10px 0;font-weight:400;text-align:left;word-break:break-word;border-top:1px solid #CDD5D2;color:#4F5C5B;font-size:14px;vertical-align:top">${escapeHtml(fields.label)}</th>
<td style="padding:10px 0;word-break:break-word;border-top:1px solid #CDD5D2;font-size:16px;font-weight:600;vertical-align:top">${escapeHtml(fields.value)}</td>
</tr>`;

export const facts = (fields: Record<'fact', string>): string => `<tr>
<td
align="left" style="font-size:0px;padding:0;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#141C1E;font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:13px;line-height:1.4;table-layout:fixed;width:100%;border:none;"
>
${fields.fact}
</table>
</td>
</tr>`;

export const detail = (fields: Record<'text', string>): string => `<div style="padding-top:4px;font-size:16px">${escapeHtml(fields.text)}</div>`;

export const job = (fields: Record<'link' | 'name' | 'company' | 'detail', string>): string => `<tr class="job">
<td style="padding:0 0 12px;word-break:break-word;overflow-wrap:anywhere;border-top:1px solid #CDD5D2;vertical-align:top">
<a href="${escapeHtml(fields.link)}" style="display:block;padding:12px 0 8px;font-size:17px;font-weight:700;color:#0E5383;text-decoration:none">${escapeHtml(fields.name)}</a>
<div class="small" style="font-size:14px;color:#4F5C5B">${escapeHtml(fields.company)}</div>
${fields.detail}
</td>
</tr>`;

export const jobs = (fields: Record<'job', string>): string => `<tr>
<td
align="left" style="font-size:0px;padding:0;word-break:break-word;"
>
<table
cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#141C1E;font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:13px;line-height:1.4;table-layout:fixed;width:100%;border:none;"
>
${fields.job}
</table>
</td>
</tr>`;

export const rest = (fields: Record<'text', string>): string => `<tr>
<td
align="left" class="text" style="font-size:0px;padding:8px 0 0;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#141C1E;"
><p style="margin:0">${escapeHtml(fields.text)}</p></div>
</td>
</tr>`;

export const button = (fields: Record<'link' | 'label', string>): string => `<tr>
<td
align="left" class="button" style="font-size:0px;padding:14px 0 0;word-break:break-word;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"
>
<tbody>
<tr>
<td
align="center" bgcolor="#0E5383" role="presentation" style="border:none;border-radius:5px;cursor:auto;mso-padding-alt:14px 26px;background:#0E5383;" valign="middle"
>
<a
href="${escapeHtml(fields.link)}" style="display:inline-block;background:#0E5383;color:#FFFFFF;font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:16px;font-weight:600;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 26px;mso-padding-alt:0px;border-radius:5px;" target="_blank"
>
${escapeHtml(fields.label)}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>`;

export const footer = (fields: Record<'text', string>): string => `<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:14px;line-height:1.45;text-align:left;color:#4F5C5B;"
>${escapeHtml(fields.text)}</div>
</td>
</tr>`;

export const footerLink = (fields: Record<'link' | 'label', string>): string => `<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:14px;line-height:1.45;text-align:left;color:#4F5C5B;"
><a href="${escapeHtml(fields.link)}" style="display:inline-block;padding:12px 0;color:#4F5C5B">${escapeHtml(fields.label)}</a></div>
</td>
</tr>`;

export const address = (fields: Record<'text', string>): string => `<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:14px;line-height:1.45;text-align:left;color:#4F5C5B;"
>${escapeHtml(fields.text)}</div>
</td>
</tr>`;

export const page = (fields: Record<'language' | 'title' | 'preview' | 'legalName' | 'paragraph' | 'facts' | 'jobs' | 'rest' | 'button' | 'footer' | 'footerLink' | 'address', string>): string => `<!doctype html>
<html lang="${escapeHtml(fields.language)}" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>${escapeHtml(fields.title)}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">
.mj-outlook-group-fix { width:100% !important; }
</style>
<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">
.moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }
</style>
<style type="text/css">
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.fact th, .fact td { overflow-wrap: anywhere; }
@media (max-width: 479px) {
.fact th, .fact td { display: block; width: auto !important; }
.fact th { padding: 10px 0 0 !important; }
.fact td { padding: 2px 0 10px !important; border: 0 !important; }
}
@media (prefers-color-scheme: dark) {
body, .page > div { background: #0F1416 !important; background-color: #0F1416 !important; }
.sheet, .sheet > table { background: #171E21 !important; background-color: #171E21 !important; }
.sheet > table > tbody > tr > td, .fact th, .fact td, .job td { border-color: #313D41 !important; }
.text div, .fact td, .job td { color: #E8EDEB !important; }
.muted div, .muted a, .fact th, .job .small { color: #A4B2B2 !important; }
.job a { color: #82C1EA !important; }
.button td, .button a { background: #82C1EA !important; color: #07202F !important; }
.line table { border-color: #C4923A !important; }
}
</style>
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
</head>
<body  class="page" style="word-spacing:normal;background-color:#F1F3F1;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${escapeHtml(fields.preview)}</div>
<div
aria-label="${escapeHtml(fields.title)}" aria-roledescription="email" role="article" lang="${escapeHtml(fields.language)}" dir="auto" style="word-spacing:normal;background-color:#F1F3F1;"
>
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:592px;" width="592" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:592px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:32px 16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" width="592px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:560px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0;padding-bottom:16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="line-outlook" style="vertical-align:top;width:560px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix line" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-left:3px solid #B07F22;" width="100%"
>
<tbody>
<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 0 0 10px;word-break:break-word;"
>
<div
style="font-family:'Barlow Semi Condensed', 'Arial Narrow', Arial, sans-serif;font-size:24px;font-weight:700;line-height:1.2;text-align:left;color:#141C1E;"
>Plumbline</div>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr><tr><td class="sheet-outlook" width="592px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="sheet-outlook" role="presentation" style="width:560px;" width="560" bgcolor="#FFFFFF" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  class="sheet" style="background:#FFFFFF;background-color:#FFFFFF;margin:0px auto;max-width:560px;border-radius:5px;overflow:hidden;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#FFFFFF;background-color:#FFFFFF;width:100%;border-collapse:separate;"
>
<tbody>
<tr>
<td
style="border:1px solid #CDD5D2;border-radius:5px;direction:ltr;font-size:0px;padding:28px 24px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:510px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
<tr>
<td
align="left" class="text" style="font-size:0px;padding:0 0 14px;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:16px;line-height:1.55;text-align:left;color:#141C1E;"
><h1 style="margin:0;font-family:'Barlow Semi Condensed','Arial Narrow',Arial,sans-serif;font-size:26px;line-height:1.2">${escapeHtml(fields.title)}</h1></div>
</td>
</tr>
${fields.paragraph}${fields.facts}${fields.jobs}${fields.rest}${fields.button}
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr><tr><td class="" width="592px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:560px;" width="560" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div  style="margin:0px auto;max-width:560px;">
<table
align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"
>
<tbody>
<tr>
<td
style="direction:ltr;font-size:0px;padding:0;padding-top:16px;text-align:center;"
>
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:560px;" ><![endif]-->
<div
class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"
>
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"
>
<tbody>
<tr>
<td  style="vertical-align:top;padding:0;">
<table
border="0" cellpadding="0" cellspacing="0" role="presentation" style="" width="100%"
>
<tbody>
${fields.footer}${fields.footerLink}
<tr>
<td
align="left" class="muted" style="font-size:0px;padding:0;word-break:break-word;"
>
<div
style="font-family:Inter, 'Segoe UI', Arial, sans-serif;font-size:14px;line-height:1.45;text-align:left;color:#4F5C5B;"
>${escapeHtml(fields.legalName)}</div>
</td>
</tr>
${fields.address}
</tbody>
</table>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`;
