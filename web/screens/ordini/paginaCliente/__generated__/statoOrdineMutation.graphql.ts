/**
 * @generated SignedSource<<92972e2c7b139b43ca7ddbbfc561e7e2>>
 * @relayHash 66644ef2cd535dde7f0e0dc7c24b11ed
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93c54012c1a0795ae66208a686433556f394ed8279cc36744cf03029fc47f1a1

import type { ConcreteRequest } from 'relay-runtime';
export type PassoFase = "da_fare" | "fatto" | "in_corso";
export type statoOrdineMutation$variables = {
  token: string;
};
export type statoOrdineMutation$data = {
  readonly openStatoOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly stato: {
      readonly fasi: ReadonlyArray<{
        readonly nome: string;
        readonly passo: PassoFase;
      }>;
      readonly numeroCommessa: string;
      readonly ragioneSociale: string;
      readonly settimana: string | null;
    } | null;
  };
};
export type statoOrdineMutation = {
  response: statoOrdineMutation$data;
  variables: statoOrdineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OpenStatoOrdinePayload",
    "kind": "LinkedField",
    "name": "openStatoOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatoOrdineCliente",
        "kind": "LinkedField",
        "name": "stato",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ragioneSociale",
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
            "kind": "ScalarField",
            "name": "settimana",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseInParole",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
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
                "name": "passo",
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statoOrdineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statoOrdineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "93c54012c1a0795ae66208a686433556f394ed8279cc36744cf03029fc47f1a1",
    "metadata": {},
    "name": "statoOrdineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "880fd6c02af0f1eb56e9a18339b1b0b9";

export default node;
