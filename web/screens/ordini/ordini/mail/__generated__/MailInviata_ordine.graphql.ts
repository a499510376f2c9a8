/**
 * @generated SignedSource<<720fe00dbbb4ace293d3263018f6efbd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailInviata_ordine$data = {
  readonly cliente: {
    readonly email: string;
    readonly nome: string;
  };
  readonly dataInvioMail: string | null;
  readonly testoEmail: string | null;
  readonly testoIntervallo: string | null;
  readonly " $fragmentType": "MailInviata_ordine";
};
export type MailInviata_ordine$key = {
  readonly " $data"?: MailInviata_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailInviata_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailInviata_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClienteOrdine",
      "kind": "LinkedField",
      "name": "cliente",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
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
      "name": "testoEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoIntervallo",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "dddeceb8c96b81ad24cdb238715c9c4e";

export default node;
