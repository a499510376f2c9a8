import type { InputFieldMap } from '@pothos/core'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import type { Operation } from '#platform/operation.ts'
import { cancelMail } from '../cancelMail.ts'
import { mailList } from '../list.ts'
import { resumeMail } from '../resumeMail.ts'
import { retryMail } from '../retryMail.ts'
import { suspendMail } from '../suspendMail.ts'
import { updateMail } from '../updateMail.ts'
import { Mail } from './Mail.ts'

type Options = Parameters<typeof mutationField<{ pk: number }>>[1]

function action(operation: Operation<{ pk: number }>, description: string, fields?: Options['input']): void {
  mutationField(operation, {
    description,
    input: (t): InputFieldMap => ({
      pk: t.int({ required: true, description: 'Number of the mail.' }),
      ...fields?.(t),
    }),
    payload: (t) => ({ mail: nodeField(t, Mail, mailList, ({ pk }) => pk) }),
  })
}

action(suspendMail, 'Holds a mail that has not left.')
action(resumeMail, 'Lets a held mail go.')
action(cancelMail, 'Gives up a mail that has not left; it stays readable.')
action(retryMail, 'Sends again, at once, a mail that failed, was given up or waits.')
action(updateMail, 'Corrects a mail that has not left.', (t) => ({
  aIndirizzo: t.string({ required: true, description: 'Exactly one address.' }),
  aNome: t.string({ description: 'Name of the recipient.' }),
  oggetto: t.string({ required: true, description: 'Subject.' }),
  corpo: t.string({ required: true, description: 'Body, html; what is not allowed in it is taken out.' }),
}))
