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
  emailOrPost,
  firstName,
  homeAddress,
  lastName,
  messageText,
  phoneNumber,
  postAddress,
} from './text-fields.ts';
import { type Validation, type ValidationContext, validate, withFileError } from './validate.ts';

const fields = [
  ...person,
  { name: 'topic', kind: 'select', optional: true, fromQuery: true },
  // By law a letter is answered in writing; many people have no email.
  {
    name: 'postAddress',
    kind: 'text',
    hint: 'form.postAddressHint',
    topic: 'rector',
    insteadOf: 'email',
  },
  // HTML only allows `street-address` on a textarea.
  {
    name: 'residence',
    kind: 'text',
    autoComplete: 'address-line1',
    hint: 'form.residenceHint',
    topic: 'rector',
  },
  { name: 'message', kind: 'textarea', hint: 'form.messageHint' },
  { name: 'messageFile', kind: 'file', optional: true, hint: 'form.fileHint', topic: 'rector' },
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

type Contexts = ValidationContext<OptionsOf<typeof fields>>;

type Context = Pick<Contexts, 'options' | 'dialled'> & Partial<Pick<Contexts, 'file'>>;

function contactSchema(
  { options: { topic }, dialled }: Context,
  chosen: string,
  values: Readonly<Record<string, unknown>>,
) {
  const asked = new Set<string>(withTopic(fields, chosen).map(({ name }) => name));
  const hasPostAddress = Boolean(v.safeParse(postAddress, values['postAddress']).output);
  return v.pipe(
    v.object({
      firstName,
      lastName,
      email: asked.has('postAddress') ? emailOrPost(hasPostAddress) : emailAddress,
      phone: phoneNumber(dialled),
      topic: chosenTopic(topic),
      postAddress: asked.has('postAddress') ? postAddress : ignored,
      residence: asked.has('residence') ? homeAddress : ignored,
      message: messageText,
      consent,
    } satisfies Record<TextNames<typeof fields>, v.GenericSchema>),
    // A message without a topic is stored in the same form as before there were topics, so that it is
    // recognized as the same if it is sent again.
    v.transform(({ topic: value, postAddress, residence, message, consent, ...person }) => {
      const title = findOption(topic, value)?.title;
      return {
        ...(title !== undefined && { topic: value, topicTitle: title }),
        ...person,
        ...(postAddress && { postAddress }),
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
  const checked = validate(
    contactSchema(context, topic.success ? topic.output : '', values),
    values,
  );
  return withFileError(checked, 'messageFile', context.file?.error);
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
