/**
 * @generated SignedSource<<18bbbae437fa4fbeb633efa89a2ba456>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type StatoInvio_mail$data = {
  readonly descrizione: string;
  readonly stato: StatoMail;
  readonly ultimoErrore: string | null;
  readonly " $fragmentType": "StatoInvio_mail";
};
export type StatoInvio_mail$key = {
  readonly " $data"?: StatoInvio_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatoInvio_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatoInvio_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descrizione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ultimoErrore",
      "storageKey": null
    }
  ],
  "type": "MailStato",
  "abstractKey": null
};

(node as any).hash = "1abdb6d6b49f1f62492def11297f66e6";

export default node;
