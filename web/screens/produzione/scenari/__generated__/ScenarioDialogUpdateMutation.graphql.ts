/**
 * @generated SignedSource<<c270c10360e321db169f72e9e09b2f24>>
 * @relayHash 10cf958906977b9e92df5e0749591193
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8f679b98c944f57bd44e98a233d477f549d906a3cd3c2ddb8042115746eb939

import type { ConcreteRequest } from 'relay-runtime';
export type AmbitoRicerca = "celle_rotte" | "non_schedulati" | "periodo" | "selezione" | "tutti";
export type PrioritaPiano = "anticipo" | "cambi" | "inRitardo" | "ritardo";
export type RepartoFase = "banchi" | "macchine";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type TipoIpotesi = "fermo" | "fornitore" | "ore" | "persone" | "sabati" | "urgente";
export type UpdateScenarioInput = {
  al?: string | null;
  ambito: AmbitoRicerca;
  congelatoFino?: string | null;
  dal?: string | null;
  ipotesi?: ReadonlyArray<IpotesiInput> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
  passi?: number | null;
  pesi?: ReadonlyArray<PesoOrdineInput> | null;
  pesiCliente?: ReadonlyArray<PesoClienteInput> | null;
  pk: number;
  priorita?: ReadonlyArray<PrioritaPiano> | null;
  secondi?: number | null;
  seme?: number | null;
  trattenuti?: ReadonlyArray<number> | null;
};
export type IpotesiInput = {
  al?: string | null;
  banchi?: number | null;
  dal?: string | null;
  fornitore?: number | null;
  macchine?: number | null;
  quanto?: number | null;
  reparto?: RepartoFase | null;
  tipo: TipoIpotesi;
};
export type PesoOrdineInput = {
  ordine: number;
  peso: number;
};
export type PesoClienteInput = {
  peso: number;
  tipo: TipoCliente;
};
export type ScenarioDialogUpdateMutation$variables = {
  input: UpdateScenarioInput;
};
export type ScenarioDialogUpdateMutation$data = {
  readonly updateScenario: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly proposta: {
      readonly pk: number;
    } | null;
  };
};
export type ScenarioDialogUpdateMutation = {
  response: ScenarioDialogUpdateMutation$data;
  variables: ScenarioDialogUpdateMutation$variables;
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
    "concreteType": "UpdateScenarioPayload",
    "kind": "LinkedField",
    "name": "updateScenario",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PropostaPiano",
        "kind": "LinkedField",
        "name": "proposta",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
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
    "name": "ScenarioDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ScenarioDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f8f679b98c944f57bd44e98a233d477f549d906a3cd3c2ddb8042115746eb939",
    "metadata": {},
    "name": "ScenarioDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b7cab6396e492962dc1a40b0ac15b07";

export default node;
