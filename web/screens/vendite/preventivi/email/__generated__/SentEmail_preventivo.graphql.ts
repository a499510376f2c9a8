/**
 * @generated SignedSource<<c52f0e0979af3b6f6494ffdab8f807d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentEmail_preventivo$data = {
  readonly email: string;
  readonly emailInviataBody: string | null;
  readonly emailInviataIl: string | null;
  readonly emailInviataSubject: string | null;
  readonly mailCliente: {
    readonly " $fragmentSpreads": FragmentRefs<"SendingStatus_mail">;
  } | null;
  readonly nomeCognome: string;
  readonly " $fragmentType": "SentEmail_preventivo";
};
export type SentEmail_preventivo$key = {
  readonly " $data"?: SentEmail_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentEmail_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentEmail_preventivo",
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
          "name": "SendingStatus_mail"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "07a9ffecd55fab54b7abbfab4badf54e";

export default node;
