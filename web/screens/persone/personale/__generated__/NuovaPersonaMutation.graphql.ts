/**
 * @generated SignedSource<<51b334f020b754b5cf06d2aaf4b257cc>>
 * @relayHash 4f63e40367f1f515b1070b02c497a739
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0548cd471bb9119a3f2ae491da2513db3389f8c004980739116b4cb807e406b3

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePersonaInput = {
  dataFine?: string | null;
  dataInizio?: string | null;
  nome?: string | null;
  reparto?: string | null;
};
export type NuovaPersonaMutation$variables = {
  input: CreatePersonaInput;
};
export type NuovaPersonaMutation$data = {
  readonly createPersona: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly persona: {
      readonly pk: number;
    } | null;
  };
};
export type NuovaPersonaMutation = {
  response: NuovaPersonaMutation$data;
  variables: NuovaPersonaMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovaPersonaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePersonaPayload",
        "kind": "LinkedField",
        "name": "createPersona",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Persona",
            "kind": "LinkedField",
            "name": "persona",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovaPersonaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePersonaPayload",
        "kind": "LinkedField",
        "name": "createPersona",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Persona",
            "kind": "LinkedField",
            "name": "persona",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0548cd471bb9119a3f2ae491da2513db3389f8c004980739116b4cb807e406b3",
    "metadata": {},
    "name": "NuovaPersonaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5123860dad1d37a5232dfbe4209b5be4";

export default node;
