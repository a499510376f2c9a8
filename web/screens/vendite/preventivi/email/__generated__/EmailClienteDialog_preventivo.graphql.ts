/**
 * @generated SignedSource<<bc4acb5c94d56da9e496f6651175a18b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type EmailClienteDialog_preventivo$data = {
  readonly emailInviataIl: string | null;
  readonly mailCliente: {
    readonly stato: StatoMail;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"SentEmail_preventivo" | "WriteEmail_preventivo">;
  readonly " $fragmentType": "EmailClienteDialog_preventivo";
};
export type EmailClienteDialog_preventivo$key = {
  readonly " $data"?: EmailClienteDialog_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailClienteDialog_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailClienteDialog_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailInviataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailStato",
      "kind": "LinkedField",
      "name": "mailCliente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stato",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentEmail_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WriteEmail_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "e81e2eea53c24bc89615c799b65f9af6";

export default node;
