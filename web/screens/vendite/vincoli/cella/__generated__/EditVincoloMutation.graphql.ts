/**
 * @generated SignedSource<<29d3d506038d135e538434cd09d5cb7c>>
 * @relayHash 52abe84a58b8c3eeb5c1fb3b3b6eeca2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b232b0f9ccb7e3321f7804766d107e251ab1cdc7b5ce3313663882c78d1b9e6f

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateVincoloInput = {
  altezzaMax?: number | null;
  altezzaMin?: number | null;
  famiglia?: number | null;
  larghezzaMax?: number | null;
  larghezzaMin?: number | null;
  pk: number;
  tipoSerramento?: number | null;
  versione?: number | null;
};
export type EditVincoloMutation$variables = {
  input: UpdateVincoloInput;
};
export type EditVincoloMutation$data = {
  readonly updateVincolo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly vincolo: {
      readonly altezzaMax: number;
      readonly altezzaMin: number;
      readonly id: string;
      readonly larghezzaMax: number;
      readonly larghezzaMin: number;
      readonly versione: number;
    } | null;
  };
};
export type EditVincoloMutation = {
  response: EditVincoloMutation$data;
  variables: EditVincoloMutation$variables;
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
    "concreteType": "UpdateVincoloPayload",
    "kind": "LinkedField",
    "name": "updateVincolo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincolo",
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
            "name": "versione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altezzaMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "altezzaMax",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "larghezzaMin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "larghezzaMax",
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
    "name": "EditVincoloMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditVincoloMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b232b0f9ccb7e3321f7804766d107e251ab1cdc7b5ce3313663882c78d1b9e6f",
    "metadata": {},
    "name": "EditVincoloMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6590fbbcb4eb71cf877896765fa873e6";

export default node;
