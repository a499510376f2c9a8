/**
 * @generated SignedSource<<f5b7293245a9222232407f22b82272a7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMail = "ANNULLATA" | "DA_INVIARE" | "FALLITA" | "INVIATA" | "IN_INVIO" | "SOSPESA";
import type { FragmentRefs } from "relay-runtime";
export type PreventivoManagement_preventivo$data = {
  readonly agente: {
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly eliminato: boolean;
  readonly emailInviataAgenteIl: string | null;
  readonly emailInviataIl: string | null;
  readonly mailAgente: {
    readonly descrizione: string;
    readonly stato: StatoMail;
  } | null;
  readonly mailCliente: {
    readonly descrizione: string;
  } | null;
  readonly motivoEmailAgente: string | null;
  readonly motivoEmailCliente: string | null;
  readonly puoInviareEmailAgente: boolean | null;
  readonly puoInviareEmailCliente: boolean;
  readonly stato: {
    readonly pk: number;
    readonly stato: string;
  } | null;
  readonly " $fragmentType": "PreventivoManagement_preventivo";
};
export type PreventivoManagement_preventivo$key = {
  readonly " $data"?: PreventivoManagement_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreventivoManagement_preventivo">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreventivoManagement_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatoPreventivo",
      "kind": "LinkedField",
      "name": "stato",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agente",
      "kind": "LinkedField",
      "name": "agente",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eliminato",
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
      "name": "emailInviataAgenteIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoInviareEmailCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoEmailCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoInviareEmailAgente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "motivoEmailAgente",
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailStato",
      "kind": "LinkedField",
      "name": "mailAgente",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};
})();

(node as any).hash = "e472895b9c04524a0d50fa16834ee3da";

export default node;
