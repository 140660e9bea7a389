import { useEffect, useRef } from 'react';
import { calendarDay } from '../../build-time.ts';
import { type ApplicationField, validateApplication } from '../../forms/application.ts';
import type { ApplicationOptions } from '../../forms/application-options.ts';
import { acceptedFiles } from '../../forms/attachment.ts';
import type { BotCheck } from '../../forms/bot-check.ts';
import type { FormStrings } from '../../forms/messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textsOf } from './check-form.ts';
import { type FieldDescription, SubmissionForm } from './SubmissionForm.tsx';

interface Props {
  locale: Locale;
  strings: FormStrings;
  botCheck: BotCheck;
  options: ApplicationOptions;
  template?: boolean;
}

const fieldsFor = ({
  vacancies,
  socialStatuses,
}: ApplicationOptions): readonly FieldDescription<ApplicationField>[] => [
  { name: 'vacancy', kind: 'select', options: vacancies },
  { name: 'firstName', kind: 'text', autoComplete: 'given-name' },
  { name: 'lastName', kind: 'text', autoComplete: 'family-name' },
  { name: 'email', kind: 'text', type: 'email', autoComplete: 'email' },
  { name: 'phone', kind: 'text', type: 'tel', autoComplete: 'tel' },
  { name: 'socialNetworks', kind: 'text', optional: true },
  // Tells of disability or the loss of parents, on a device that others may use.
  { name: 'socialStatus', kind: 'select', options: socialStatuses, autoComplete: 'off' },
  { name: 'socialStatusFile', kind: 'file', accept: acceptedFiles },
  { name: 'consent', kind: 'consent' },
];

/** An application for a vacancy: that of `?vacancy=3` in the address is chosen beforehand. */
export function ApplicationForm(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { options, strings } = props;

  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('vacancy');
    const select = root.current?.querySelector<HTMLSelectElement>('[name=vacancy]');
    if (select && options.vacancies.some(({ value }) => value === asked)) {
      select.value = asked ?? '';
    }
  }, [options]);

  function check(values: FormData) {
    const { socialStatusFile: chosen, ...texts } = Object.fromEntries(values);
    const file = chosen instanceof File && chosen.name !== '' ? chosen : undefined;
    const today = calendarDay(new Date()).toISOString().slice(0, 10);
    return textsOf(validateApplication(texts, file, options, today), strings);
  }

  return (
    <div ref={root}>
      <SubmissionForm
        {...props}
        name="application"
        multipart
        fields={fieldsFor(options)}
        check={check}
      />
    </div>
  );
}
