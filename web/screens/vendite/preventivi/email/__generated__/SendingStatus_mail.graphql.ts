/**
 * @generated SignedSource<<690523baf33aae18d14b2489db837c35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type SendingStatus_mail$data = {
  readonly descrizione: string;
  readonly stato: StatoMail;
  readonly ultimoErrore: string | null;
  readonly " $fragmentType": "SendingStatus_mail";
};
export type SendingStatus_mail$key = {
  readonly " $data"?: SendingStatus_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingStatus_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingStatus_mail",
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

(node as any).hash = "e4b80aab2f0798fa4cbb14f0e1122432";

export default node;
