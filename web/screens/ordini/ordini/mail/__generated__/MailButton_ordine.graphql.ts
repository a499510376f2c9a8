/**
 * @generated SignedSource<<42227519802e012a291e2ec506847036>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoInvioMail = "in_attesa_invio" | "inviata";
import type { FragmentRefs } from "relay-runtime";
export type MailButton_ordine$data = {
  readonly dataConsegna: string | null;
  readonly dataInvioMail: string | null;
  readonly descrizioneMail: string | null;
  readonly etichettaMail: string | null;
  readonly invioMailPrevisto: string | null;
  readonly pk: number;
  readonly schedulato: boolean;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly " $fragmentType": "MailButton_ordine";
};
export type MailButton_ordine$key = {
  readonly " $data"?: MailButton_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailButton_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailButton_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "schedulato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statoInvioMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invioMailPrevisto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataInvioMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descrizioneMail",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "0305042dc84037a45466c88f6e0a3aae";

export default node;
