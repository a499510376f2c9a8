/**
 * @generated SignedSource<<ee7236c935eafb5d01ce6c5750c5350d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoInvioMail = "in_attesa_invio" | "inviata";
import type { FragmentRefs } from "relay-runtime";
export type MailForm_ordine$data = {
  readonly cliente: {
    readonly email: string;
    readonly nome: string;
    readonly testoEmail: string | null;
  };
  readonly descrizioneMail: string | null;
  readonly invioMailPrevisto: string | null;
  readonly motivoMail: string | null;
  readonly numeroCommessa: string;
  readonly pk: number;
  readonly statoInvioMail: StatoInvioMail | null;
  readonly testoEmail: string | null;
  readonly testoIntervallo: string | null;
  readonly " $fragmentType": "MailForm_ordine";
};
export type MailForm_ordine$key = {
  readonly " $data"?: MailForm_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailForm_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testoEmail",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailForm_ordine",
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
      "name": "numeroCommessa",
      "storageKey": null
    },
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
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statoInvioMail",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "testoIntervallo",
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
      "name": "descrizioneMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoMail",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "95ff32f5cb74a51eb3e0c9eb93a98cc0";

export default node;
