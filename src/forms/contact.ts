import * as v from 'valibot';
import { errorCode } from './codes.ts';
import {
  type Form,
  type FormField,
  findOption,
  type OptionsOf,
  person,
  type SelectOption,
  type TextNames,
  withTopic,
} from './form.ts';
import {
  consent,
  emailAddress,
  firstName,
  homeAddress,
  lastName,
  messageText,
  phoneNumber,
} from './text-fields.ts';
import { type Validation, type ValidationContext, validate } from './validate.ts';

const fields = [
  ...person,
  { name: 'topic', kind: 'select', optional: true, fromQuery: true },
  // HTML only allows `street-address` on a textarea.
  {
    name: 'residence',
    kind: 'text',
    autoComplete: 'address-line1',
    hint: 'form.residenceHint',
    topic: 'rector',
  },
  { name: 'message', kind: 'textarea', hint: 'form.messageHint' },
  { name: 'consent', kind: 'consent' },
] as const satisfies readonly FormField[];

/** One of the topics, or none: older pages and other programs don't send any. */
function chosenTopic(options: readonly SelectOption[]) {
  const unknown = errorCode('topic.unknown');
  return v.optional(
    v.pipe(
      v.string(unknown),
      v.trim(),
      v.check((value) => value === '' || findOption(options, value) !== undefined, unknown),
    ),
    '',
  );
}

/** A field that the form doesn't ask for. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => undefined),
  ),
);

type Context = Pick<ValidationContext<OptionsOf<typeof fields>>, 'options' | 'dialled'>;

function contactSchema({ options: { topic }, dialled }: Context, chosen: string) {
  const asksResidence = withTopic(fields, chosen).some(({ name }) => name === 'residence');
  return v.pipe(
    v.object({
      firstName,
      lastName,
      email: emailAddress,
      phone: phoneNumber(dialled),
      topic: chosenTopic(topic),
      residence: asksResidence ? homeAddress : ignored,
      message: messageText,
      consent,
    } satisfies Record<TextNames<typeof fields>, v.GenericSchema>),
    // A message without a topic is stored in the same form as before there were topics, so that it is
    // recognized as the same if it is sent again.
    v.transform(({ topic: value, residence, message, consent, ...person }) => {
      const title = findOption(topic, value)?.title;
      return {
        ...(title !== undefined && { topic: value, topicTitle: title }),
        ...person,
        ...(residence !== undefined && { residence }),
        message,
        consent,
      };
    }),
  );
}

/** A message as it is stored: the phone number in E.164, texts in NFC, lines ended by `\n`. */
export type ContactFields = v.InferOutput<ReturnType<typeof contactSchema>>;

function validateContact(
  values: Readonly<Record<string, unknown>>,
  context: Context,
): Validation<ContactFields> {
  const topic = v.safeParse(chosenTopic(context.options.topic), values['topic']);
  return validate(contactSchema(context, topic.success ? topic.output : ''), values);
}

/** A message to the university. */
export const contact = {
  page: 'contact',
  fragment: '',
  title: 'contact.form',
  send: 'form.send',
  sent: 'contact.sent',
  fields,
  validate: validateContact,
} as const satisfies Form;
