/**
 * @generated SignedSource<<73514e1655442e10bf2a81206ebf7e2a>>
 * @relayHash edff809205329b56fc4630d0f4c01241
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfe6e342022f2b5cc02001af04e06c2751c325f066a77dfa063ca0acc61f5ca7

import type { ConcreteRequest } from 'relay-runtime';
export type CreateVincoloInput = {
  altezzaMax?: number | null;
  altezzaMin?: number | null;
  famiglia?: number | null;
  larghezzaMax?: number | null;
  larghezzaMin?: number | null;
  tipoSerramento?: number | null;
};
export type NewVincoloMutation$variables = {
  input: CreateVincoloInput;
};
export type NewVincoloMutation$data = {
  readonly createVincolo: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly vincolo: {
      readonly altezzaMax: number;
      readonly altezzaMin: number;
      readonly famigliaPk: number;
      readonly id: string;
      readonly larghezzaMax: number;
      readonly larghezzaMin: number;
      readonly pk: number;
      readonly tipoSerramentoPk: number;
      readonly versione: number;
    } | null;
  };
};
export type NewVincoloMutation = {
  response: NewVincoloMutation$data;
  variables: NewVincoloMutation$variables;
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
    "concreteType": "CreateVincoloPayload",
    "kind": "LinkedField",
    "name": "createVincolo",
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
            "name": "pk",
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
            "name": "famigliaPk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tipoSerramentoPk",
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
    "name": "NewVincoloMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewVincoloMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bfe6e342022f2b5cc02001af04e06c2751c325f066a77dfa063ca0acc61f5ca7",
    "metadata": {},
    "name": "NewVincoloMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3b14c2a6d22f083bf68b3786ab5af1cc";

export default node;
