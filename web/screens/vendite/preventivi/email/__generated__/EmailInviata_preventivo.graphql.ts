/**
 * @generated SignedSource<<5897f39225e67ae6f6a1438a70529236>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailInviata_preventivo$data = {
  readonly email: string;
  readonly emailInviataBody: string | null;
  readonly emailInviataIl: string | null;
  readonly emailInviataSubject: string | null;
  readonly mailCliente: {
    readonly " $fragmentSpreads": FragmentRefs<"StatoInvio_mail">;
  } | null;
  readonly nomeCognome: string;
  readonly " $fragmentType": "EmailInviata_preventivo";
};
export type EmailInviata_preventivo$key = {
  readonly " $data"?: EmailInviata_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailInviata_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailInviata_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCognome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "emailInviataSubject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailInviataBody",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatoInvio_mail"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "c6a1875a0a67b97db78a787ce1e78087";

export default node;
