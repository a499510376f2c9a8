/**
 * @generated SignedSource<<ae5b42c9eb9884c777ec0682e764f957>>
 * @relayHash a9a6677630aae9240d5ced34d67fc4ac
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f571a8fc2738b47bb5e7a02da18ff8b4013cc725d52c8d0fc8cd88f810d3e88

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateVistaInput = {
  condivisa?: boolean | null;
  nome: string;
  pk: number;
  url?: string | null;
};
export type EditVistaMutation$variables = {
  input: UpdateVistaInput;
};
export type EditVistaMutation$data = {
  readonly updateVista: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly vista: {
      readonly condivisa: boolean;
      readonly id: string;
      readonly nome: string;
      readonly url: string;
    } | null;
  };
};
export type EditVistaMutation = {
  response: EditVistaMutation$data;
  variables: EditVistaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateVistaPayload",
    "kind": "LinkedField",
    "name": "updateVista",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VistaSalvata",
        "kind": "LinkedField",
        "name": "vista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
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
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "condivisa",
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
    "name": "EditVistaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditVistaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6f571a8fc2738b47bb5e7a02da18ff8b4013cc725d52c8d0fc8cd88f810d3e88",
    "metadata": {},
    "name": "EditVistaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "118417b9d1202a429cac03418216f0ce";

export default node;
