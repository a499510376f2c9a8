/**
 * @generated SignedSource<<4a125fe4975714f0b3ee9bb69f35c9cf>>
 * @relayHash 9f6335eac941dfaec3a88390769923df
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39bd7897e5bd9829a37cb641b12e7456f202fba2f9c12fa2aee4900a0efaa882

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateVistaInput = {
  condivisa?: boolean | null;
  nome?: string | null;
  pk: number;
  url?: string | null;
};
export type ModificaVistaMutation$variables = {
  input: UpdateVistaInput;
};
export type ModificaVistaMutation$data = {
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
export type ModificaVistaMutation = {
  response: ModificaVistaMutation$data;
  variables: ModificaVistaMutation$variables;
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
    "name": "ModificaVistaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModificaVistaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39bd7897e5bd9829a37cb641b12e7456f202fba2f9c12fa2aee4900a0efaa882",
    "metadata": {},
    "name": "ModificaVistaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "857e41b7211aef565b43956e0ba06284";

export default node;
