/**
 * @generated SignedSource<<31620b985fe693eb45127dc6ae26ba6f>>
 * @relayHash 18b4046f89a46dfe94a0ae8f3d0d6351
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb628a24b67206617e67daf9927cc37297fa075ceb557b6f1f966fbd97d9c1fc

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
export type ModificaVincoloMutation$variables = {
  input: UpdateVincoloInput;
};
export type ModificaVincoloMutation$data = {
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
export type ModificaVincoloMutation = {
  response: ModificaVincoloMutation$data;
  variables: ModificaVincoloMutation$variables;
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
    "name": "ModificaVincoloMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModificaVincoloMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb628a24b67206617e67daf9927cc37297fa075ceb557b6f1f966fbd97d9c1fc",
    "metadata": {},
    "name": "ModificaVincoloMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b7bc0eed2e107788264781e465e87c71";

export default node;
