/**
 * @generated SignedSource<<6b45f293a6b25a545a1cca2464468cb6>>
 * @relayHash 1e2179e176c49d7b5671d234536b14ed
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4ec97570320188afc8189299f9949507418b5987ba3611a95f934bb226ad9ee

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTempisticaInput = {
  categoria?: string | null;
  codiceSerramentoId?: number | null;
  forma?: string | null;
  tempoRepartoBanchi?: number | null;
  tempoRepartoMacchine?: number | null;
  tipoSerramentoId?: number | null;
};
export type NuovaTempisticaMutation$variables = {
  input: CreateTempisticaInput;
};
export type NuovaTempisticaMutation$data = {
  readonly createTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tempistica: {
      readonly pk: number;
    } | null;
  };
};
export type NuovaTempisticaMutation = {
  response: NuovaTempisticaMutation$data;
  variables: NuovaTempisticaMutation$variables;
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
    "name": "NuovaTempisticaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTempisticaPayload",
        "kind": "LinkedField",
        "name": "createTempistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "tempistica",
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
    "name": "NuovaTempisticaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTempisticaPayload",
        "kind": "LinkedField",
        "name": "createTempistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "tempistica",
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
    "id": "f4ec97570320188afc8189299f9949507418b5987ba3611a95f934bb226ad9ee",
    "metadata": {},
    "name": "NuovaTempisticaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf229e062a787c87d38456ac0c005db7";

export default node;
